/** Facts about the company that must be available without the CMS. Named imports, so that bundles get only these. */
import { background, name } from '../../../brand.json';

export const brand = { name, background };
