import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Pressable } from '../../ui/pressable/pressable'
import { Sheet } from '../../ui/sheet/sheet'
import styles from './debug-log.module.scss'

/** An entry of the app's log. */
export interface LogLine {
  /** Time of the entry, epoch ms. */
  at: number
  message: string
  facts: Record<string, unknown>
}

const textOf = ({ at, message, facts }: LogLine): string =>
  `${new Date(at).toISOString().slice(11, 23)} ${message} ${JSON.stringify(facts)}`

export interface DebugLogProps {
  /** Returns the current entries, the oldest first. */
  logged: () => readonly LogLine[]
}

/**
 * Draws the app's log over any screen if the visit's address contains `debug` (shell §2). Needed on phones, which have
 * no console.
 */
export function DebugLog({ logged }: DebugLogProps) {
  const t = useTexts()
  const { dialogs, platform } = useServices()
  const [lines, setLines] = useState<readonly string[] | null>(null)
  const copy = async (): Promise<void> => {
    const { kind } = await platform.clipboard.copy((lines ?? []).join('\n'))
    dialogs.toast(t(kind === 'done' ? 'common.copied' : 'error.copyFailed'))
  }
  return (
    <>
      <Pressable className={styles.open} label={t('debug.open')} onClick={() => setLines(logged().map(textOf))}>
        <Text>{t('debug.log')}</Text>
      </Pressable>
      <Sheet
        open={lines !== null}
        title={t('debug.log')}
        onClose={() => setLines(null)}
        footer={
          <Button block kind="secondary" disabled={!lines?.length} onClick={copy}>
            {t('button.copy')}
          </Button>
        }
      >
        {lines?.length === 0 && <View className={styles.line}>{t('debug.empty')}</View>}
        {lines
          ?.map((line, index) => (
            <Text key={index} className={styles.line} selectable>
              {line}
            </Text>
          ))
          .reverse()}
      </Sheet>
    </>
  )
}
