import type { ComponentType, FunctionComponent } from 'react'
import { type Services, ServicesContext } from '@/components/services'
import { Dialogs } from '@/components/ui/dialog/dialogs'
import { defaultTabs } from '@/stores/shop-tabs'
import { fakeClock } from '../../support/fake-clock'

/** A merchant's shop as components read it; each test changes what it is about. */
export const fakeShop = (more: object = {}) => ({
  config: {
    shopName: 'Foyer',
    isOpenSite: false,
    searchBars: [],
    hiddenTicketPriceText: '',
    layoutBottomNavigation: { style: {} },
    ...more,
  },
  tabs: defaultTabs,
  sites: [],
  site: null,
  cityId: 'BL1106',
  hidesPrice: false,
  mainColor: () => '',
})

/** Services with what components touch: a navigate that writes down where it was sent, a standing clock. */
export function fakeServices(stores: object = {}) {
  const clock = fakeClock()
  const went: unknown[][] = []
  const navigate = new Proxy(
    {},
    {
      get:
        (_, act: string) =>
        (...args: unknown[]) => {
          went.push([act, ...args])
          return Promise.resolve()
        },
    },
  )
  const services = {
    clock,
    navigate,
    dialogs: new Dialogs(clock),
    stores: {
      preferences: { theme: 'light', language: 'en-US' },
      user: { loggedIn: false, avatar: '' },
      cart: { badge: 0 },
      shop: fakeShop(),
      ...stores,
    },
  }
  return { services: services as unknown as Services, clock, went }
}

/** The component with services around it, for `mount`. */
export const withServices =
  <P extends object>(Content: ComponentType<P>, services: Services): FunctionComponent<P> =>
  (props) => (
    <ServicesContext.Provider value={services}>
      <Content {...props} />
    </ServicesContext.Provider>
  )
