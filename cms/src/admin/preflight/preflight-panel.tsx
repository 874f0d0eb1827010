import { Flex, Typography } from '@strapi/design-system';
import { fieldText } from '../forms/form-texts';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';

type Finding = { code: string; path: (string | number)[]; text: string };
type Findings = { refused: Finding[]; warned: Finding[] };
type Props = { model: string; document?: { documentId?: string; locale?: string; updatedAt?: string } };

/** Side panel: what is wrong with the saved draft. */
export function PreflightPanel({ model, document }: Props) {
  const { t } = useTexts();
  const { documentId, locale, updatedAt } = document ?? {};
  const isEntry = model.startsWith('api::') && documentId !== undefined && locale !== undefined;
  const path = isEntry ? `/admin/site/preflight/${model}/${documentId}?locale=${locale}` : null;
  const { data } = useAnswer<Findings>(path, { version: updatedAt });
  const { refused, warned } = data ?? { refused: [], warned: [] };
  if (refused.length + warned.length === 0) return null;
  const type = model.split('.').at(-1)!;
  return {
    title: t('preflight.title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <List type={type} title={t('preflight.refused')} colour="danger600" findings={refused} />
        <List type={type} title={t('preflight.warned')} colour="warning600" findings={warned} />
      </Flex>
    ),
  };
}

type ListProps = { type: string; title: string; colour: string; findings: Finding[] };

function List({ type, title, colour, findings }: ListProps) {
  const { language } = useTexts();
  if (findings.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography tag="p" fontWeight="bold" textColor={colour}>
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {findings.map(({ path, text }, index) => (
          <Typography key={index} tag="li" variant="pi">
            {[placeOf(path, type, language), text].filter(Boolean).join(': ')}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}

/** The names of the fields, for example "Sections 3 › Questions". `type` is that of the entry. */
function placeOf(path: (string | number)[], type: string, language: string): string {
  const names = path.flatMap((part, index) => {
    if (typeof part === 'number') return [];
    const owner = index === 0 ? type : `parts.${path[index - 1]}`;
    const label = fieldText(language, owner, part)?.label ?? part;
    const next = path[index + 1];
    return [typeof next === 'number' ? `${label} ${next + 1}` : label];
  });
  return names.join(' › ');
}
