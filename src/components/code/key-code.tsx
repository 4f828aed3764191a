import { Text, View } from '@tarojs/components'
import type { KeyState } from '@/components/ticket/ticket-keys'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Spinner } from '@/components/ui/spinner/spinner'
import type { CodeOwner } from '@/domain/ticket/gate-code'
import textStyles from '@/styles/text.module.scss'
import { ChangingCode } from './changing-code'
import styles from './key-code.module.scss'

interface KeyCodeProps {
  /** Id of the reservation or permit. */
  id: string
  owner: CodeOwner
  held: KeyState
  /** Moves the key to this device, or requests it again. */
  onTake: () => unknown
  texts: {
    /** Text of the code for screen readers. `seconds` is the lifetime of a code. */
    label: (seconds: number) => string
    /** Text beside the ring. `seconds` is the time until the next code. */
    changesIn: (seconds: number) => string
    /** The key is on another device, and the button that moves it to this one. */
    elsewhere: string
    take: string
    /** There is no key without a network. */
    missing: string
  }
}

/** Draws the changing code of a reservation or permit, or the reason why it is missing with a way to get it. */
export function KeyCode({ id, owner, held, onTake, texts }: KeyCodeProps) {
  const t = useTexts()
  if (held.state === 'here')
    return (
      <View className={styles.paper}>
        <ChangingCode
          ticketId={id}
          owner={owner}
          ticketKey={held.key}
          label={texts.label}
          changesIn={texts.changesIn}
          className={styles.code}
        />
      </View>
    )
  if (held.state === 'loading')
    return (
      <View className={styles.reason} ariaBusy>
        <Spinner />
        <Text className={textStyles.meta}>{t('common.loading')}</Text>
      </View>
    )
  const isElsewhere = held.state === 'elsewhere'
  return (
    <View className={styles.reason}>
      <Text className={textStyles.meta}>{isElsewhere ? texts.elsewhere : texts.missing}</Text>
      <Button size="m" onClick={onTake}>
        {isElsewhere ? texts.take : t('button.retry')}
      </Button>
    </View>
  )
}
