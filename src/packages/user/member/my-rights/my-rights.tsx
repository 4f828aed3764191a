import { observer } from 'mobx-react'
import { type Wallet, wallet } from '@/api/wallet'
import { useModuleVisibility } from '@/components/account/use-module-visibility'
import { pointCount } from '@/components/points/points-text'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { CardPage } from '@/components/ui/card-page/card-page'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { walletTexts } from '@/locales/namespaces/wallet'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { CardBlock } from './parts/card-block'
import { CodeEntry } from './parts/code-entry'
import { CouponBlock } from './parts/coupon-block'
import { EndsFirst } from './parts/ends-first'
import { EntitlementBlock } from './parts/entitlement-block'

/** Modules of the wallet that the merchant shows. */
interface Shown {
  coupons: boolean
  cards: boolean
  points: boolean
  member: boolean
}

/** Returns true if all visible modules of the wallet are empty. Returns false while the wallet is loading. */
const isEmpty = (loaded: Wallet | null, { coupons, cards, points }: Omit<Shown, 'member'>): boolean =>
  loaded !== null &&
  loaded.entitlements.count === 0 &&
  (!coupons || loaded.coupons.count === 0) &&
  (!cards || loaded.cards.count === 0) &&
  (!points || loaded.points.usable === 0)

/**
 * Screen of the buyer's wallet: entries that expire first, coupons, cards, points, tags, and a field for codes. Each
 * section loads independently.
 */
function MyRights() {
  const t = useTexts(walletTexts)
  const modules = useModuleVisibility()
  const { summary } = useModel(({ screen: scope }) => ({ summary: scope.query(wallet, {}) }))
  const shown = {
    coupons: modules.shows('COUPON'),
    cards: modules.shows('PRIVILEGE_CARD'),
    points: modules.shows('POINT'),
    member: modules.shows('MEMBER'),
  }
  const { value } = summary
  return (
    <>
      <NavBar title={t('mine.wallet')} />
      <CardPage desktop="wide">
        {isEmpty(value, shown) ? (
          <Nothing {...shown} />
        ) : (
          <>
            <EndsFirst of={summary} {...shown} />
            {shown.coupons && value?.coupons.count !== 0 && <CouponBlock total={value?.coupons} />}
            {shown.cards && value?.cards.count !== 0 && <CardBlock total={value?.cards} />}
            {shown.points && value && value.points.usable > 0 && <PointRow usable={value.points.usable} />}
            {value?.entitlements.count !== 0 && <EntitlementBlock />}
          </>
        )}
        {shown.member && <MemberRow />}
        <CodeEntry />
        <History {...shown} />
      </CardPage>
    </>
  )
}

function PointRow({ usable }: { usable: number }) {
  const t = useTexts(walletTexts)
  return (
    <ListGroup>
      <ListRow icon="coin" title={t('mine.points')} value={pointCount(usable)} to={linkTo('points')} />
    </ListGroup>
  )
}

/** Links to the member center, with the name of the buyer's level. */
const MemberRow = observer(() => {
  const t = useTexts(walletTexts)
  const { stores } = useServices()
  const level = stores.userFacts.privileges?.primeLevelName || undefined
  return (
    <ListGroup>
      <ListRow icon="crown" title={t('mine.member')} value={level} to={linkTo('member-center')} />
    </ListGroup>
  )
})

function Nothing({ coupons, cards }: Shown) {
  const t = useTexts(walletTexts)
  const ways = [
    ...(coupons ? [{ text: t('wallet.toCoupons'), to: linkTo('coupon-recommend-list') }] : []),
    ...(cards ? [{ text: t('wallet.toCards'), to: linkTo('card-list'), secondary: coupons }] : []),
  ]
  return (
    <>
      <Empty scene="no-result" sentence={t('wallet.empty')} hint={t('wallet.emptyHint')} />
      <ButtonRow actions={ways} />
    </>
  )
}

function History({ coupons, cards }: Shown) {
  const t = useTexts(walletTexts)
  if (!coupons && !cards) return null
  return (
    <ListGroup>
      {coupons && <ListRow icon="clock" title={t('wallet.history.coupons')} to={linkTo('history-coupon')} />}
      {cards && (
        <>
          <ListRow icon="clock" title={t('wallet.history.cards')} to={linkTo('card-list', { tab: 'history' })} />
          <ListRow icon="crown" title={t('wallet.rights.title')} to={linkTo('rights-list')} />
        </>
      )}
    </ListGroup>
  )
}

export default screen('my-rights', MyRights)
