const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, in content and in quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign])

/** Markup that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[]

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text
  return Array.isArray(part) ? part.map(({ text }: Html) => text).join('') : escapeHtml(String(part))
}

/** Creates markup from a template. Escapes values unless they are markup themselves. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((done, string, at) => `${done}${textOf(parts[at - 1])}${string}`))

/** Serializes data for a script element, without a `<` that could end it or start a comment. */
export const jsonData = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, '\\u003c'))
