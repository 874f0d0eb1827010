/** Reasons why content is refused. They are said in the language of the editor, beside the field that is meant. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { adminLanguage } from './language';
import { problemTexts, type AdminLanguage, type ProblemCode } from './texts';

export type Problem = {
  code: ProblemCode;
  /** The field, for example `['sections', 2, 'image']`. */
  path?: (string | number)[];
  values?: Record<string, unknown>;
};

/** The error for Strapi to respond with. Programs recognize the problem by its code. */
export function problemError(strapi: Core.Strapi, ...problems: [Problem, ...Problem[]]): Error {
  const described = problems.map(({ code, path = [], values }) => ({
    name: 'ValidationError',
    code,
    path,
    message: describeProblem({ code, values }, adminLanguage(strapi)),
  }));
  return new errors.ValidationError(described.map(({ message }) => message).join('\n'), { errors: described });
}

export function describeProblem({ code, values = {} }: Problem, language: AdminLanguage): string {
  return problemTexts[language][code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
