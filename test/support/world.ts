import { observable, runInAction } from 'mobx'
import type { Call } from '@/request/call'
import { fakeClock } from './fake-clock'

type Answer = (params: Record<string, unknown>) => unknown

/**
 * Services of a model: a gateway that answers by the call's path, observable stores, a standing clock. What a test does
 * not answer is refused.
 */
export const world = (answers: Record<string, Answer>) => {
  const clock = fakeClock()
  const asked: { path: string; params: Record<string, unknown> }[] = []
  const went: unknown[][] = []
  const stores = {
    shop: observable(
      {
        cityId: 'BL1106',
        sites: [] as object[],
        site: null as object | null,
        loadSites: async () => undefined,
        chooseSite: jest.fn(async () => undefined),
      },
      {},
      { deep: false },
    ),
    preferences: observable({ language: 'en-US' }),
    user: observable({ loggedIn: false }),
    history: observable({
      keywords: [] as string[],
      addKeyword: (word: string) => void (stores.history.keywords = [word, ...stores.history.keywords]),
      clearKeywords: () => void (stores.history.keywords = []),
    }),
  }
  const client = {
    call: async ({ path }: Pick<Call<object, unknown>, 'path'>, params: Record<string, unknown>) => {
      asked.push({ path, params })
      const [, answer] = Object.entries(answers).find(([part]) => path.includes(part)) ?? []
      if (!answer) throw new Error(`nobody answers ${path}`)
      return answer(params)
    },
  }
  const navigate = new Proxy(
    {},
    {
      get:
        (_, act: string) =>
        async (...args: unknown[]) =>
          void went.push([act, ...args]),
    },
  )
  return {
    services: { client, stores, clock, navigate } as never,
    stores,
    clock,
    asked,
    went,
    /** Parameters of the newest call whose path has this part. */
    last: (part: string) => asked.filter(({ path }) => path.includes(part)).at(-1)?.params,
    change: (act: () => void) => runInAction(act),
  }
}

/** A show card with what a test is about. */
const show = (showId: string, more: object = {}) => ({
  showId,
  showName: showId,
  showNameArr: [],
  displayShowTime: '',
  venueName: '',
  ...more,
})

/** A page of shows by their ids. */
export const page = (ids: readonly string[], more: object = {}) => ({
  items: ids.map((id) => show(id)),
  total: ids.length,
  last: true,
  ...more,
})
