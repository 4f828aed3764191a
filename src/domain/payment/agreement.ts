/** A placeholder in an agreement, which is replaced by a linked title (shell §3). */
export interface PlaceHolder {
  name: string
  title: string
  url: string
  id?: string
}

/** A part of an agreement's sentence: plain text, or a title that opens the policy. */
export interface AgreementPart {
  policyName: string
  isTitle: boolean
  id: string
  url: string
}

/**
 * Returns the policies that an agreement links to, to compare agreements in different languages. Returns the
 * agreement's sentence if it links to no policy.
 */
export const agreementId = (agreement: { template: string; placeHolders: readonly PlaceHolder[] }): string =>
  agreement.placeHolders.map(({ id, url, title }) => id || url || title).join(' ') || agreement.template

const PLACEHOLDER = /\{\s*(\w+)\s*\}/

/**
 * Splits a template such as `I agree to {0} and {privacy}` at its placeholders. A number in braces is an index; any
 * other text is the name of a placeholder. Placeholders that have no value are removed.
 */
export const agreementParts = (agreement: {
  template: string
  placeHolders: readonly PlaceHolder[]
}): AgreementPart[] =>
  // Because the pattern contains a group, the split returns texts at even indexes and placeholders at odd indexes.
  agreement.template.split(PLACEHOLDER).flatMap((piece, index): AgreementPart[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ policyName: piece, isTitle: false, id: '', url: '' }]
    const holder = holderOf(piece, agreement.placeHolders)
    return holder
      ? [{ policyName: holder.title || holder.name, isTitle: true, id: holder.id ?? '', url: holder.url }]
      : []
  })

const holderOf = (placeholder: string, placeHolders: readonly PlaceHolder[]): PlaceHolder | undefined =>
  /^\d+$/.test(placeholder) ? placeHolders[Number(placeholder)] : placeHolders.find(({ name }) => name === placeholder)
