import { View } from '@tarojs/components'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Pressable } from '../../ui/pressable/pressable'

export interface BackButtonProps {
  className: string
  onClick: () => void
}

/** Draws the arrow at the start of a bar; an empty space on hosts that draw their own arrow. */
export function BackButton({ className, onClick }: BackButtonProps) {
  const t = useTexts()
  const { platform } = useServices()
  if (platform.host.hasBackArrow) return <View className={className} />
  return (
    <Pressable className={className} label={t('button.back')} onClick={onClick}>
      <Icon name="back" />
    </Pressable>
  )
}
