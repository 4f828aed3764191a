import { observer } from 'mobx-react'
import { shopTexts } from '@/locales/namespaces/shop'
import { linkTo } from '@/router/link-to'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { CountBadge } from '../../ui/badge/badge'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './cart-link.module.scss'

/** Draws the link to the cart with its number of items; nothing if the merchant has no cart. */
export const CartLink = observer(() => {
  const t = useTexts(shopTexts)
  const { stores } = useServices()
  const { badge } = stores.cart
  if (!stores.shop.cartEnabled) return null
  return (
    <Pressable
      className={styles.link}
      label={badge > 0 ? t('nav.cartCount', { count: badge }) : t('shop.cart')}
      to={linkTo('cart-list')}
    >
      <Icon name="cart" />
      <CountBadge count={badge} className={styles.count} />
    </Pressable>
  )
})
