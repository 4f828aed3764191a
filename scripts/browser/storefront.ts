import type { Fault } from '../gateway/core/faults/kinds'

/** The built web storefront with a freshly seeded gateway behind it, on a free port. */
export interface Storefront {
  /** Origin, without a closing slash. */
  readonly url: string
  /** The last code sent to a phone (without country code) or an e-mail address, as the sandbox's console shows it. */
  codeFor(to: string): Promise<string>
  /** Where the piece of the newest captcha belongs, 0 to 100. */
  captchaTarget(): Promise<number>
  /** The last mail to an address, as the sandbox's console shows it; `path` is where its link leads. */
  mailFor(email: string): Promise<{ kind: string; content: string; path: string }>
  /** Lets time pass for the gateway, ms, as its console does; browsers follow with the next answer they get. */
  advance(ms: number): Promise<void>
  /** Lets calls answer something else, as its console does. @returns the fault's id. */
  fault(fault: Fault): Promise<string>
  /** What is set, and how often it was met. */
  faults(): Promise<readonly (Fault & { id: string; used: number })[]>
  /** Everything answers as ever. */
  clearFaults(): Promise<void>
  stop(): Promise<void>
}

/** The sandbox's console API: returns its answer, or throws an error with its text. */
const consoleOf =
  (url: string) =>
  async <Data = void>(method: string, path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${url}/console/api/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    const { statusCode, comments, data } = (await answer.json()) as { statusCode: number; comments: string; data: Data }
    if (statusCode !== 200) throw new Error(`The console refused ${path}: ${comments}`)
    return data
  }

/**
 * A running storefront, driven through its sandbox's console.
 * @param url origin, without a closing slash
 * @param stop ends it
 */
export const storefrontAt = (url: string, stop: () => Promise<void>): Storefront => {
  const ask = consoleOf(url)
  return {
    url,
    codeFor: async (to) => {
      const field = to.includes('@') ? 'email' : 'cellphone'
      const [sent] = await ask<{ code: string }[]>('GET', `codes?${field}=${encodeURIComponent(to)}`)
      if (!sent) throw new Error(`No code was sent to ${to}.`)
      return sent.code
    },
    captchaTarget: async () => (await ask<{ target: number }>('GET', 'captcha')).target,
    mailFor: async (email) => {
      const sent = await ask<{ recipient: string; kind: string; content: string; path: string }[]>('GET', 'messages')
      const mail = sent.find(({ recipient }) => recipient === email)
      if (!mail) throw new Error(`No mail was sent to ${email}.`)
      return mail
    },
    advance: (ms) => ask('POST', 'clock', { advance: ms }),
    fault: async (fault) => (await ask<{ id: string }>('POST', 'faults', fault)).id,
    faults: () => ask('GET', 'faults'),
    clearFaults: () => ask('DELETE', 'faults'),
    stop,
  }
}
