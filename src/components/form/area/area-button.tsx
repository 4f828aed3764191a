import { Text } from '@tarojs/components'
import { formTexts } from '@/locales/namespaces/form'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './area-button.module.scss'

/** Before a phone number: its dialling code, which opens the choice of areas. */
export function AreaButton({ code, onClick }: { code: string; onClick: () => void }) {
  const t = useTexts(formTexts)
  return (
    <Pressable className={styles.area} label={t('area.of', { code })} ariaHaspopup="dialog" onClick={onClick}>
      <Text>+{code}</Text>
      <Icon name="chevron-down" size="s" />
    </Pressable>
  )
}
