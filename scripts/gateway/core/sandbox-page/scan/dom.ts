/** Returns an element of the page by its id. */
export const by = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T

/** Returns a text with its placeholders replaced by values. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''))

/** 24-hour format, as for the times of sessions. */
const CLOCK_TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Formats a time of day. @param at epoch ms */
export const timeOf = (at: number): string => new Date(at).toLocaleTimeString(document.documentElement.lang, CLOCK_TIME)

export const element = (tag: string, className: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { className, textContent: text })

/** Result of a scan as the page shows it. */
export interface ShownScan {
  look: 'admit' | 'refuse' | 'idle'
  word: string
  lines: readonly string[]
  /** Addresses of pictures of what is handed out. */
  pictures?: readonly string[]
  /** Colored labels, such as those of zones. */
  chips?: readonly { text: string; color: string }[]
}

const MARKS = { admit: '✓', refuse: '✕', idle: '–' }

/** Displays a result: a mark and a word in large type, and further lines. */
export const drawVerdict = ({ look, word, lines, pictures = [], chips = [] }: ShownScan): void => {
  by('verdict').className = look
  by('verdict').replaceChildren(
    element('p', 'mark', MARKS[look]),
    element('p', 'word', word),
    ...chips.map(({ text, color }) => element('span', `chip ${color.toLowerCase()}`, text)),
    ...lines.map((line, at) => element('p', at < 2 ? 'large' : 'line', line)),
    ...pictures.map((src) => Object.assign(document.createElement('img'), { src, alt: '', width: 96, height: 96 })),
  )
}

/** Creates an entry for the list of recent scans. @param at epoch ms */
export const recentItem = ({ look, word, lines }: ShownScan, at: number): HTMLElement => {
  const item = element('li', look, '')
  const text = element('div', 'text', '')
  text.append(element('b', '', word), element('span', '', [timeOf(at), ...lines].join(' · ')))
  item.append(text)
  return item
}

/** Sends a request to the page's own API. Rejects if the API refuses the request, or does not respond within 8 s. */
export const ask = async <T>(path: string, body?: object): Promise<T> => {
  const response = await fetch(`${path}?lang=${document.documentElement.lang}`, {
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(8_000),
  })
  const { statusCode, data } = (await response.json()) as { statusCode: number; data: T }
  if (statusCode !== 200) throw new Error(String(statusCode))
  return data
}
