import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { drawnWidth } from '@/domain/drawn-picture'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Badge } from '../../ui/badge/badge'
import { Button } from '../../ui/button/button'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { Picture } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import type { AccountModel } from '../account.model'
import type { ModuleVisibilityModel } from '../module-visibility.model'
import styles from './profile-header.module.scss'

const AVATAR = drawnWidth(64)

export interface ProfileHeaderProps {
  model: AccountModel
  modules: Pick<ModuleVisibilityModel, 'shows'>
  /** Value of `aria-current`: `page` on the profile, `true` on a screen below it. */
  current?: 'page' | 'true' | undefined
}

/** Draws the logged-in buyer with their level, or the login link. */
export const ProfileHeader = observer(({ model, modules, current }: ProfileHeaderProps) => {
  const t = useTexts()
  const { navigate, stores } = useServices()
  const shop = stores.shop.config?.shopName
  if (!model.loggedIn)
    return (
      <View className={styles.card}>
        <View className={styles.face}>
          <Icon name="user" size="xl" />
        </View>
        <View className={boxStyles.fillColumn1}>
          <Text className={styles.name}>{shop ? t('mine.guestTitle', { shop }) : t('mine.guestWelcome')}</Text>
          <Text className={textStyles.meta}>{t('mine.guest')}</Text>
        </View>
        <Button className={styles.login} to={navigate.loginLink()} onClick={model.login}>
          {t('mine.loginOrRegister')}
        </Button>
      </View>
    )
  return (
    <Pressable className={classes(styles.card, current && styles.current)} ariaCurrent={current} to={linkTo('profile')}>
      <View className={styles.face}>
        {model.avatar ? (
          <Picture className={styles.avatar} src={model.avatar} alt="" width={AVATAR} eager />
        ) : (
          <Icon name="user" size="xl" />
        )}
      </View>
      <View className={boxStyles.fillColumn1}>
        <View className={styles.name}>{model.nickname}</View>
        <View className={styles.facts}>
          {model.level && modules.shows('MEMBER') && <Badge tone="accent">{model.level}</Badge>}
          {model.account !== model.nickname && <Text className={textStyles.meta}>{model.account}</Text>}
        </View>
      </View>
      <Icon name="chevron-right" size="m" className={styles.mark} />
    </Pressable>
  )
})
