import { useEffect, useState } from 'react';
import { Field, TextInput, Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useEntry,
  useFetchClient,
  useField,
  useForm,
  useQueryParams,
} from '@strapi/strapi/admin';
import { useTexts } from './texts/use-texts';

type Props = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  attribute?: { targetField?: string };
};
type Answer = { problem: string | null; suggestion: string; isPublished: boolean };
type Query = { plugins?: { i18n?: { locale?: string } } };

const typingPauseMs = 300;

/** The field for a slug. It follows the title until the entry is published, and says at once if a slug cannot be used. */
export function SlugInput({ name, label, hint, required = false, disabled = false, attribute }: Props) {
  const { t } = useTexts();
  const { value = '', onChange, error } = useField<string>(name);
  const title = useForm('SlugInput', ({ values }) => {
    const { [attribute?.targetField ?? 'title']: text } = values as Record<string, unknown>;
    return typeof text === 'string' ? text : '';
  });
  const answer = useSlugCheck(title, value);
  const [follows, setFollows] = useState<boolean>();

  useEffect(() => {
    if (!answer || disabled) return;
    const { suggestion, isPublished } = answer;
    const isFollowing = !isPublished && (follows ?? (value === '' || value === suggestion));
    setFollows(isFollowing);
    if (isFollowing && suggestion !== value) onChange(name, suggestion);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an answer changes the slug, and typing asks for one
  }, [answer]);

  const problem = error ?? answer?.problem ?? undefined;
  return (
    <Field.Root name={name} hint={hint} error={problem} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        name={name}
        value={value}
        disabled={disabled}
        placeholder={t('slug.follows')}
        onChange={({ target }) => {
          setFollows(target.value === '');
          onChange(name, target.value);
        }}
      />
      <Field.Error />
      <Field.Hint />
      {answer?.isPublished && value !== '' && (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {t('slug.published')}
        </Typography>
      )}
    </Field.Root>
  );
}

/** Asks the CMS about the title and the slug, once nothing has been typed for a moment. */
function useSlugCheck(title: string, slug: string): Answer | null {
  const { get } = useFetchClient();
  const { model, id } = useEntry();
  const [{ query }] = useQueryParams<Query>();
  const locale = query?.plugins?.i18n?.locale;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCancelled = false;
    const timer = setTimeout(async () => {
      const params = { title, slug, ...(locale && { locale }), ...(id && id !== 'create' && { documentId: id }) };
      const { data } = await get<Answer>(`/admin/site/slugs/${model}`, { params }).catch(() => ({ data: null }));
      if (!isCancelled) setAnswer(data);
    }, typingPauseMs);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [title, slug, locale, model, id, get]);
  return answer;
}
