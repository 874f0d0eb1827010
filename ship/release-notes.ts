/** The section of CHANGELOG.md about a version: the notes of its release. */
export function releaseNotes(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.split(/\s/)[0] === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes) throw new Error(`CHANGELOG.md says nothing about ${version}. Add a section "## ${version}".`);
  return notes;
}
