/*
 * Calls that the page itself starts, before any script of ours has arrived (the boot script in `src/index.html`). They
 * wait on `window.__foyerEarly`, by path; the web transport takes them instead of asking again. Half a second on a slow
 * line: the answer travels while the scripts do.
 */

/** An answer with its body, which is read while the scripts are still on their way. */
export interface ReadResponse {
  response: Response
  text: string
}

export const readResponse = async (response: Response): Promise<ReadResponse> => ({
  response,
  text: await response.text(),
})

/** A call under way: what it asked for, and its answer. */
export interface EarlyCall {
  /** Only what decides the answer: the language, and the call's own parameters. */
  query: Readonly<Record<string, string>>
  answer: Promise<ReadResponse>
}

declare global {
  interface Window {
    __foyerEarly?: Record<string, EarlyCall | undefined>
  }
}

/** Parameters that every request carries and that do not change what a public page shows (shell §7). */
const COMMON = new Set(['utcOffset', 'channelId', 'ver', 'terminalSrc', 'src', 'merchantId', 'appId'])

const deciding = (query: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([name, value]) => value !== '' && !COMMON.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * The answer to a GET that was started with the page, or null when there is none or it asked for something else.
 * Each is given once: a second reading must be fresh.
 * @param path below the gateway, without a leading slash: `home/pub/v5/layouts`
 * @param query the request's whole query
 */
export const takeEarlyCall = (path: string, query: Readonly<Record<string, string>>): Promise<ReadResponse> | null => {
  const call = window.__foyerEarly?.[path]
  if (!call) return null
  delete window.__foyerEarly?.[path]
  return deciding(call.query) === deciding(query) ? call.answer : null
}
