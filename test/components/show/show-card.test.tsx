import { runInAction } from 'mobx'
import { primePrivilege } from '@/api/auth'
import { fen } from '@/domain/money'
import { ShowCard } from '@/components/show/show-card/show-card'
import { aShowCard } from '../../support/data/show-card'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

describe('a show card', () => {
  const tap = async (onClick?: () => void) => {
    const { services, went } = fakeServices()
    const show = aShowCard('1', { showName: 'Night Flight' })
    const screen = await mount(
      withServices(() => <ShowCard show={show} onClick={onClick} />, services),
      {},
    )
    await screen.tap(screen.all('button, a')[0])
    screen.unmount()
    return { went, tappedShow: services.tappedShow }
  }

  it('opens the show and passes the show’s name for an immediate preview', async () => {
    const { went, tappedShow } = await tap()
    expect(went).toEqual([['open', 'show-detail', { showId: '1' }]])
    expect(tappedShow.preview('1', 'zh-CN')).toMatchObject({ showName: 'Night Flight' })
    expect(tappedShow.preview('1', 'en-US')).toBeNull()
    expect(tappedShow.preview('2', 'zh-CN')).toBeNull()
  })

  it('runs the list’s click handler instead of the navigation', async () => {
    const onClick = jest.fn()
    expect((await tap(onClick)).went).toEqual([])
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  const paint = (more: object, size: 'small' | 'large' = 'small') =>
    mount(
      withServices(() => <ShowCard show={aShowCard('1', more)} size={size} />, fakeServices().services),
      {},
    )

  it('hides the poster of a sensitive show', async () => {
    for (const isSensitive of [false, true]) {
      const screen = await paint({ posterUrl: '/p.jpg', isSensitive })
      expect(screen.all('img')).toHaveLength(isSensitive ? 0 : 1)
      screen.unmount()
    }
  })

  it('highlights the search term in the venue’s name', async () => {
    const venueNameArr = [
      { type: 'HIGHLIGHT' as const, value: 'Harbour' },
      { type: 'TEXT' as const, value: ' Hall' },
    ]
    const screen = await paint({ cityName: 'Macao', venueName: 'Harbour Hall', venueNameArr })
    expect(screen.text('.found')).toBe('Harbour')
    expect(screen.text('.text')).toContain('Macao\u00A0· Harbour Hall')
    screen.unmount()
  })

  it('shows the long status text, and the seat selection text on large cards', async () => {
    const delayed = {
      showStatus: 'DELAY',
      showStatusDisplayLong: '演出延期，新日期待定',
      seatPlanDisplayDesc: '在线选座',
    }
    const row = await paint(delayed)
    expect(row.text('.foot')).toContain('演出延期，新日期待定')
    row.unmount()
    const hero = await paint(delayed, 'large')
    expect(hero.text('.text')).toContain('在线选座')
    hero.unmount()
  })
})

describe('the member price of a show card', () => {
  const TERMS = { minOriginalPriceInfo: fen(100_00), discountPrivilegeIds: ['L2'], levelRate: 9_200 }
  const L2 = {
    ...{ privilegeId: 'L2', belongTo: 'LEVEL' as const, targetName: 'Gold', rate: 9_500, cut: null },
    ...{ useCouponRule: 'ALL_SHOW', couponUseLimitVO: null },
  }
  const paintFor = async (
    { isShowPrimeCard = false, member = false, privileges = null as typeof L2 | null } = {},
    more: object = {},
  ) => {
    const { services, stores, configure } = fakeServices({ member })
    configure({ isShowPrimeCard })
    if (privileges)
      runInAction(() => {
        stores.userFacts.privileges = primePrivilege.read({
          ...{ showDiscountPrivileges: [privileges], showDiscountPrivilegeVo: { formatDiscount: '5% off' } },
        })
      })
    const show = aShowCard('1', { ...TERMS, ...more })
    const screen = await mount(
      withServices(() => <ShowCard show={show} />, services),
      {},
    )
    const text = screen.text()
    const reserved = screen.all('.line[aria-hidden]').length
    screen.unmount()
    return { text, reserved }
  }

  it('is drawn beside the public price', async () => {
    const { text } = await paintFor({ member: true, privileges: L2 })
    expect(text).toContain('price.member price.amount')
    expect(text).toContain('¥100')
  })

  it('is the lowest price of members for a visitor, only if the merchant shows it', async () => {
    expect((await paintFor({ isShowPrimeCard: true })).text).toContain('price.members price.fromAmount')
    expect((await paintFor()).text).not.toContain('price.members')
  })

  it('is not drawn for a show without the buyer’s privilege', async () => {
    expect((await paintFor({ member: true, privileges: L2 }, { discountPrivilegeIds: ['L3'] })).text).not.toContain(
      '95',
    )
  })

  it('has its space reserved until the rates of the buyer arrive', async () => {
    expect((await paintFor({ member: true, isShowPrimeCard: true })).reserved).toBe(1)
    expect((await paintFor({ member: true }, { discountPrivilegeIds: [] })).reserved).toBe(0)
  })
})
