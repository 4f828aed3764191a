import { Text } from '@tarojs/components'
import { formTexts } from '@/locales/namespaces/form'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './area-button.module.scss'

export interface AreaButtonProps {
  /** Dialling code without plus. */
  code: string
  /** There is no other area to choose. */
  only?: boolean
  onClick: () => void
}

/** Before a phone number: its dialling code, which opens the choice of areas. */
export function AreaButton({ code, only, onClick }: AreaButtonProps) {
  const t = useTexts(formTexts)
  return (
    <Pressable
      className={styles.area}
      label={t('area.of', { code })}
      ariaHaspopup="dialog"
      disabled={only}
      onClick={onClick}
    >
      <Text>+{code}</Text>
      {!only && <Icon name="chevron-down" size="s" />}
    </Pressable>
  )
}
