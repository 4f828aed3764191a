const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, in content and in quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign])

/** HTML that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[]

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text
  return Array.isArray(part) ? part.map(({ text }: Html) => text).join('') : escapeHtml(String(part))
}

/** Creates HTML from a template literal. Escapes values that are not `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((done, string, at) => `${done}${textOf(parts[at - 1])}${string}`))

/** Serializes data as JSON for a script element. Escapes `<`, which could end the element or start a comment. */
export const jsonData = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, '\\u003c'))
