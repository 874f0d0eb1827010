export { loadAnalyser } from './analyser.ts';
export { headingIds } from './heading-ids.ts';
export { deletions, fold, joinedCompounds, splitWords, wordPattern } from './words.ts';
