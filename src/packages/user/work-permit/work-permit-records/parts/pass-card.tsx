import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Permit } from '@/api/permit'
import { ChangingCode } from '@/components/code/changing-code'
import { useGateLight } from '@/components/code/use-gate-light'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Spinner } from '@/components/ui/spinner/spinner'
import { permitTexts } from '@/locales/namespaces/permit'
import textStyles from '@/styles/text.module.scss'
import { daysText } from '../../parts/dates'
import type { PassModel } from '../pass.model'
import styles from './pass-page.module.scss'

/** Draws the person of a permit with photo, and for a pass the rotating code or the reason why it is missing. */
export const PassCard = observer(({ model, permit }: { model: PassModel; permit: Permit }) => {
  const t = useTexts(permitTexts)
  const { permitId, photo, name, number, role, days } = permit
  const held = model.codeKey
  useGateLight(held?.state === 'here')
  return (
    <Card title={role.name} note={t('permit.number', { number })}>
      <View className={styles.person}>
        {photo && (
          <Image
            className={styles.photo}
            src={`data:image/webp;base64,${photo}`}
            mode="aspectFill"
            ariaLabel={t('permit.photoOf', { name })}
          />
        )}
        <View className={styles.facts}>
          <View className={styles.name}>{name}</View>
          <Text className={textStyles.meta}>{daysText(days)}</Text>
        </View>
      </View>
      {held?.state === 'here' && (
        <View className={styles.paper}>
          <ChangingCode
            ticketId={permitId}
            owner="permit"
            ticketKey={held.key}
            label={(seconds) => t('permit.codeLabel', { seconds })}
            changesIn={(seconds) => t('permit.codeChanges', { seconds })}
            className={styles.code}
          />
        </View>
      )}
      {held?.state === 'loading' && (
        <View className={styles.reason} ariaBusy>
          <Spinner />
          <Text className={textStyles.meta}>{t('common.loading')}</Text>
        </View>
      )}
      {(held?.state === 'elsewhere' || held?.state === 'no-key') && (
        <View className={styles.reason}>
          <Text className={textStyles.meta}>
            {t(held.state === 'elsewhere' ? 'permit.codeElsewhere' : 'permit.codeMissing')}
          </Text>
          <Button size="m" onClick={model.keys.take}>
            {t(held.state === 'elsewhere' ? 'permit.codeTake' : 'button.retry')}
          </Button>
        </View>
      )}
    </Card>
  )
})
