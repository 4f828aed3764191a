import { Text, View } from '@tarojs/components'
import type { ShellProps } from '@/router/screen'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import styles from './screen-shell.module.scss'

/** Draws the progress of the screen: a line at the top, and after 10 s a message with an action (shell §2). */
export function LoadingLine({ state, onRetry }: { state: ShellProps['loading']; onRetry: () => void }) {
  const t = useTexts()
  if (state === 'quiet') return null
  if (state === 'loading') return <View className={styles.line} role="status" ariaLabel={t('common.loading')} />
  return (
    <View className={styles.slow} role="alert">
      <Text>{t('request.slow')}</Text>
      <Button kind="secondary" size="s" onClick={onRetry}>
        {t('button.retry')}
      </Button>
    </View>
  )
}
