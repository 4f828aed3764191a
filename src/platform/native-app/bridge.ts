import { type Done, done, type Refused, refused } from '../outcome'
import type { Channel } from './channel'
import type { AppBridge, AppSession } from './contract'
import { type AppReply, PROTOCOL, readLogin, readMessage, readStart } from './messages'

/** Timeout for the response to `start`, ms. The first screen waits for this response. */
const START_TIMEOUT = 1_500
/** Timeout for other responses, ms. A login has no timeout. */
const TIMEOUT = 5_000

/** Name of the global function by which the app sends its messages to the page. */
const RECEIVER = 'foyerReceive'

const FAILED: Refused = { kind: 'failed' }

/** Returns the page's side of the bridge (platform/README.md). Requests contain a number, and events contain a name. */
export const createBridge = (channel: Channel, onRefused: (reason: string) => void): AppBridge => {
  const waiting = new Map<number, (reply: AppReply | null) => void>()
  const listeners = new Set<(session: AppSession | null) => void>()
  let lastId = 0

  const receive = (text: unknown): void => {
    const message = readMessage(text)
    if (typeof message === 'string') return onRefused(message)
    if ('event' in message) return listeners.forEach((listener) => listener(message.data))
    const answer = waiting.get(message.reply)
    if (!answer) return onRefused('an answer to nothing')
    answer(message)
  }
  // The property is not configurable, so that other scripts in the page cannot intercept the app's messages.
  Object.defineProperty(window, RECEIVER, { value: receive })

  const post = (id: number, name: string, data: object): boolean => {
    try {
      channel.postMessage(JSON.stringify({ foyer: PROTOCOL, id, name, data }))
      return true
    } catch {
      onRefused('the channel threw')
      return false
    }
  }

  const tell = (name: string, data: object = {}): void => void post((lastId += 1), name, data)

  /** @param timeout in ms; 0 means no timeout */
  const ask = (name: string, data: object = {}, timeout = TIMEOUT): Promise<AppReply | null> => {
    const id = (lastId += 1)
    return new Promise((resolve) => {
      const timer = timeout > 0 ? setTimeout(() => settle(null), timeout) : undefined
      const settle = (reply: AppReply | null): void => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(reply)
      }
      waiting.set(id, settle)
      if (!post(id, name, data)) settle(null)
    })
  }

  const act = async (name: string, data?: object): Promise<Done> => {
    const reply = await ask(name, data)
    if (!reply) return FAILED
    return reply.ok ? done : refused(reply.reason)
  }

  return {
    start: async () => {
      const reply = await ask('start', {}, START_TIMEOUT)
      if (!reply?.ok) return null
      const read = readStart(reply.data ?? {})
      if (!read) onRefused('not of the protocol')
      return read
    },
    open: (page, params) => act('open', { page, params }),
    login: async () => {
      const reply = await ask('login', {}, 0)
      if (!reply) return FAILED
      if (!reply.ok) return refused(reply.reason)
      const session = readLogin(reply.data)
      if (session) return { kind: 'logged-in', session }
      onRefused('not of the protocol')
      return FAILED
    },
    giveSession: (session) => tell('session', session),
    giveLogout: () => tell('logout'),
    close: () => act('close'),
    onSession: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
