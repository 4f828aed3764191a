import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useDesktop } from '@/components/shell/use-desktop'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { userTexts } from '@/locales/namespaces/user'
import { drawnWidth } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'
import styles from './login-frame.module.scss'

const MARK = drawnWidth(48)

export interface LoginFrameProps {
  /** Title in the navigation bar. */
  title: string
  /** Heading of the form; undefined if the heading would repeat the title. */
  heading?: string
  lead: string
  /** Content above the heading. */
  top?: ReactNode
  children: ReactNode
  /** Content at the bottom of the screen, such as other login methods. */
  foot?: ReactNode
}

const PROMISES = [
  { icon: 'ticket', key: 'login.promise1' },
  { icon: 'people', key: 'login.promise2' },
  { icon: 'bell', key: 'login.promise3' },
] as const

/**
 * Draws the layout of the login screens, which contains the form. On desktop, the merchant and the benefits of an
 * account are beside the form.
 */
export const LoginFrame = observer(({ title, heading, lead, top, children, foot }: LoginFrameProps) => {
  const t = useTexts(userTexts)
  const desktop = useDesktop()
  const { shop, preferences } = useServices().stores
  const avatar = shop.avatar(preferences.theme)
  return (
    <>
      <NavBar title={title} />
      <View className={styles.stage}>
        {desktop && (
          <View className={styles.side}>
            <View className={styles.shop}>
              {avatar && <Picture className={styles.logo} src={avatar} alt="" width={MARK} eager />}
              <Text>{shop.config?.shopName}</Text>
            </View>
            <View className={styles.promises}>
              {PROMISES.map(({ icon, key }) => (
                <View key={key} className={styles.promise}>
                  <Icon name={icon} className={styles.sign} />
                  <Text>{t(key)}</Text>
                </View>
              ))}
            </View>
          </View>
        )}
        <View className={styles.main}>
          {top}
          {heading && (
            <View className={textStyles.page} role="heading" ariaLevel={2}>
              {heading}
            </View>
          )}
          <View className={styles.lead}>
            <Text>{lead}</Text>
          </View>
          <View className={styles.form}>{children}</View>
          {foot && <View className={styles.foot}>{foot}</View>}
        </View>
      </View>
    </>
  )
})
