import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Permit } from '@/api/permit'
import { KeyCode } from '@/components/code/key-code'
import { useGateLight } from '@/components/code/use-gate-light'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { permitTexts } from '@/locales/namespaces/permit'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { daysText } from '../../parts/dates'
import { ZoneLetter } from '../../parts/zone-row'
import type { PassModel } from '../pass.model'
import styles from './pass-page.module.scss'

/** Draws the person of a permit with photo and zones, and for a pass the rotating code or the reason why it is missing. */
export const PassCard = observer(({ model, permit }: { model: PassModel; permit: Permit }) => {
  const t = useTexts(permitTexts)
  const now = useNow()
  const { permitId, photo, name, number, role, days, zones } = permit
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
          <Text className={textStyles.meta}>{daysText(days, now, t)}</Text>
          <View className={boxStyles.row3} ariaHidden>
            {zones.map((zone) => (
              <ZoneLetter key={zone.zoneId} zone={zone} />
            ))}
          </View>
        </View>
      </View>
      {held && (
        <View className={styles.pass}>
          <KeyCode
            id={permitId}
            owner="permit"
            held={held}
            onTake={model.keys.take}
            texts={{
              label: (seconds) => t('permit.codeLabel', { seconds }),
              changesIn: (seconds) => t('permit.codeChanges', { seconds }),
              ...{ elsewhere: t('permit.codeElsewhere'), take: t('permit.codeTake'), missing: t('permit.codeMissing') },
            }}
          />
        </View>
      )}
    </Card>
  )
})
