import { Text } from '@tarojs/components'
import { formTexts } from '@/locales/namespaces/form'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './area-button.module.scss'

export interface AreaButtonProps {
  /** Dialing code without plus. */
  code: string
  /** True if there is no other area. */
  only?: boolean
  onClick: () => void
}

/** Draws the dialing code before a phone number. A tap opens the list of areas. */
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
