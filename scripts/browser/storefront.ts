import type { Fault } from '../gateway/core/faults/kinds'

/** The built web storefront with a freshly seeded gateway behind it, on a free port. */
export interface Storefront {
  /** Origin, without a closing slash. */
  readonly url: string
  /** Returns the last code sent to a phone (without country code) or an e-mail address, from the sandbox's console. */
  codeFor(to: string): Promise<string>
  /** Returns the target of the newest captcha, 0 to 100. */
  captchaTarget(): Promise<number>
  /** Returns the last mail to an address, from the sandbox's console. `path` is the target of its link. */
  mailFor(email: string): Promise<{ kind: string; content: string; path: string }>
  /**
   * Advances the gateway's clock by `ms` through its console. Browsers take over the new time with the next response.
   */
  advance(ms: number): Promise<void>
  /** Makes a popup of the demo member due again. For `BIRTHDAY`, also moves the member's birthday to today. */
  play(popup: 'LEVEL' | 'BIRTHDAY'): Promise<void>
  /** Sends a command to the console. @param path below `/console/api/` @returns the data of the response */
  command<Data = void>(path: string, body: object): Promise<Data>
  /** Injects a fault through the console. @returns the fault's id. */
  fault(fault: Fault): Promise<string>
  /** Returns the faults with the number of times that each was applied. */
  faults(): Promise<readonly (Fault & { id: string; used: number })[]>
  /** Removes all faults. */
  clearFaults(): Promise<void>
  stop(): Promise<void>
}

/** Calls the sandbox's console API. Returns the response. Throws an error with the text of a failed response. */
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
 * Controls a running storefront through its sandbox's console.
 * @param url origin, without a closing slash
 * @param stop stops the storefront
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
    play: async (popup) => {
      await ask('POST', 'popups', { action: `PLAY_${popup}`, account: '13800000001' })
    },
    command: (path, body) => ask('POST', path, body),
    fault: async (fault) => (await ask<{ id: string }>('POST', 'faults', fault)).id,
    faults: () => ask('GET', 'faults'),
    clearFaults: () => ask('DELETE', 'faults'),
    stop,
  }
}
