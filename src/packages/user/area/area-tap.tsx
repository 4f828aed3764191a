import { Text } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { userTexts } from '@/locales/namespaces/user'
import styles from './area-tap.module.scss'

/** Before a phone number: its dialling code, which opens the choice of areas. */
export function AreaTap({ code, onClick }: { code: string; onClick: () => void }) {
  const t = useTexts(userTexts)
  return (
    <Pressable className={styles.area} label={t('login.areaOf', { code })} ariaHaspopup="dialog" onClick={onClick}>
      <Text>+{code}</Text>
      <Icon name="chevron-down" size="s" />
    </Pressable>
  )
}
