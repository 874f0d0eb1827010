import { Box, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../texts/use-texts';
import type { Change } from './compare';

/** What differs between two versions: the first one on the left. */
export function Changes({ changes, names }: { changes: Change[]; names?: [string, string] }) {
  const { t } = useTexts();
  const [left, right] = names ?? [t('versions.then'), t('versions.now')];
  if (changes.length === 0) return <Typography>{t('versions.same')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {changes.map(({ place, before, after }, index) => (
        <Box tag="li" key={index}>
          <Typography tag="p" fontWeight="bold">
            {place}
          </Typography>
          <Flex gap={4} alignItems="flex-start">
            <Side name={left} text={before} background="danger100" />
            <Side name={right} text={after} background="success100" />
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}

function Side({ name, text, background }: { name: string; text: string | null; background: string }) {
  const { t } = useTexts();
  return (
    <Box flex="1 1 0" padding={2} background={background} hasRadius>
      <Typography tag="p" variant="sigma" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text ?? t('versions.nothing')}
      </Typography>
    </Box>
  );
}
