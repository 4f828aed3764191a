import { Text, View } from '@tarojs/components'
import type { Profile } from '@/api/auth'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { Pressable } from '@/components/ui/pressable/pressable'
import { drawnWidth } from '@/domain/drawn-picture'
import { profileTexts } from '@/locales/namespaces/profile'
import styles from './face.module.scss'

const SIDE = drawnWidth(96)

/** Draws the avatar. A tap opens the host's picture picker. */
export function Face({ profile, onChange }: { profile: Profile; onChange: () => unknown }) {
  const t = useTexts(profileTexts)
  return (
    <Pressable className={styles.face} onClick={onChange}>
      <View className={styles.picture}>
        {profile.avatar ? (
          <Picture className={styles.image} src={profile.avatar} alt="" width={SIDE} eager />
        ) : (
          <Icon name="user" size="xl" />
        )}
        <View className={styles.sign} ariaHidden>
          <Icon name="camera" size="s" />
        </View>
      </View>
      <Text className={styles.text}>{t('profile.avatarChange')}</Text>
    </Pressable>
  )
}
