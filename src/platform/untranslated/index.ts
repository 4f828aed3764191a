/** Nothing: hosts have no page translators. The web's is `index.h5.ts`. */
export const UNTRANSLATED: { translate?: 'no' } = {}
