import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'

/** Draws the link to the wallet, which also contains the buyer's coupons. */
export function WalletLink() {
  const t = useTexts()
  return (
    <ListGroup className={boxStyles.below3}>
      <ListRow icon="wallet" title={t('mine.wallet')} to={linkTo('my-rights')} />
    </ListGroup>
  )
}
