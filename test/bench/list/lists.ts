import { loggedIn } from '../../../scripts/browser/logged-in'
import { MEMBER } from '../../../scripts/browser/steps/log-in'
import { storefrontAt } from '../../../scripts/browser/storefront'
import type { VisitOptions } from '../../../scripts/browser/visit'
import type { RunningGateway } from '../../../scripts/gateway/core/server'
import { DEMO_MEMBER } from '../../../scripts/gateway/core/seed/demo-member'

const ENTRIES = 2_000

/** A list of 2,000 entries to scroll. */
export interface LongList {
  /** Path of the list's screen on the storefront. */
  path: string
  /** Address of the call to which the bench responds with `body`. */
  call: RegExp
  /** Response that contains all entries in one page. */
  body: string
  /** Selector of one of the first entries. */
  first: string
  /** Storage that contains a login; absent for a visitor. */
  state?: VisitOptions['state']
  /** Storage with the login of a member whose entries have member prices; absent for a list without member prices. */
  memberState?: VisitOptions['state']
}

interface Page {
  data: { items: Record<string, unknown>[] }
}

/** Repeats the entries of a page under new ids. */
const repeated = ({ data: { items }, ...page }: Page, id: string): string => {
  const entries = Array.from({ length: ENTRIES }, (_, at) => ({ ...items[at % items.length], [id]: `B${at}` }))
  return JSON.stringify({ ...page, data: { items: entries, total: ENTRIES, last: true } })
}

const pageAt = async (url: string, headers: Record<string, string> = {}): Promise<Page> =>
  (await (await fetch(url, { headers })).json()) as Page

const loginAt = (url: string, cellphone: string): Promise<VisitOptions['state']> =>
  loggedIn(
    storefrontAt(url, () => Promise.resolve()),
    cellphone,
  )

/** The lists, by the value of `--of`. */
export const LISTS = {
  shows: async ({ url }: RunningGateway): Promise<LongList> => ({
    // The address has a filter, because the page itself contains the first entries of the unfiltered list.
    path: '/list?showCalendar=month',
    call: /show_list\/search/,
    body: repeated(await pageAt(`${url}/home/pub/v3/show_list/search?length=100`), 'showId'),
    first: 'a[href*="/content/B3"]',
    memberState: await loginAt(url, MEMBER),
  }),
  coupons: async ({ url, context }: RunningGateway): Promise<LongList> => {
    const { accessToken } = await context.tokens.signIn(DEMO_MEMBER)
    const page = await pageAt(`${url}/user/buyer/v5/coupons/self/page?offset=0&length=50`, {
      'access-token': accessToken,
    })
    return {
      path: '/coupon',
      call: /coupons\/self\/page/,
      body: repeated(page, 'couponId'),
      first: 'a[href*="couponId=B3"]',
      state: await loginAt(url, '13993000001'),
    }
  },
}

export type ListName = keyof typeof LISTS
