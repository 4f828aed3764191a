import { Input, Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { classes } from '@/components/ui/classes'
import { Field } from '@/components/ui/field/field'
import { Pressable } from '@/components/ui/pressable/pressable'
import { enterText, eraseKey, type PlateDraft, typeKey } from '@/domain/plate/edit'
import { type PlateArea, plateKind } from '@/domain/plate/plate'
import { parkingTexts } from '@/locales/namespaces/parking'
import { UNTRANSLATED } from '@/platform/untranslated'
import textStyles from '@/styles/text.module.scss'
import { PlateKeys } from './plate-keys'
import styles from './plate-input.module.scss'

export interface PlateInputProps {
  area: PlateArea
  draft: PlateDraft
  onChange: (draft: PlateDraft) => void
  /** Problem of the plate, as a sentence, or ''. */
  problem: string
}

/** Number of boxes by area. If the length of plates varies, this is the maximum. */
const BOXES: Record<PlateArea, number> = { MAINLAND: 8, MACAO: 6, HONG_KONG: 8 }

/**
 * Draws the input of a plate: boxes that can be selected, and a keyboard that offers only possible characters. On the
 * web, an additional text field, which covers no box, receives hardware keys, pasted text and the focus of screen
 * readers. The buyer can switch to the system's keyboard.
 */
export function PlateInput({ area, draft, onChange, problem }: PlateInputProps) {
  const t = useTexts(parkingTexts)
  const { platform } = useServices()
  const [isSystem, setSystem] = useState(false)
  const { text, at } = draft
  const label = t('plate.label')
  const enter = (value: string) => onChange(enterText(value, area))
  const isGreen = plateKind(text, area)?.startsWith('NEW_ENERGY') ?? false
  return (
    <View>
      {isSystem ? (
        <Field label={label} value={text} error={problem} onInput={enter} focus />
      ) : (
        <>
          {platform.host.isWeb && (
            <Input
              className={styles.field}
              nativeProps={{ inputMode: 'none', autoComplete: 'off' }}
              value={text}
              ariaLabel={label}
              ariaInvalid={problem !== ''}
              onInput={(event) => enter(event.detail.value)}
            />
          )}
          <View className={styles.boxes} role="group" ariaLabel={t('plate.boxes')} {...UNTRANSLATED}>
            {Array.from({ length: BOXES[area] }, (_, index) => (
              <Pressable
                key={index}
                className={classes(
                  styles.box,
                  index === at && styles.next,
                  area === 'MAINLAND' && index === 7 && styles.extra,
                  isGreen && styles.green,
                )}
                label={t('plate.box', { number: index + 1, character: text.charAt(index) || t('plate.blank') })}
                ariaPressed={index === at}
                disabled={index > text.length}
                still
                onClick={() => onChange({ text, at: index })}
              >
                <Text>{text.charAt(index)}</Text>
              </Pressable>
            ))}
          </View>
          <View className={classes(textStyles.metaDanger, styles.note)} role="alert">
            {problem && <Text>{problem}</Text>}
          </View>
          <PlateKeys
            area={area}
            draft={draft}
            onKey={(key) => onChange(typeKey(draft, key, area))}
            onErase={() => onChange(eraseKey(draft, area))}
          />
        </>
      )}
      <View className={styles.keyboard}>
        <Button kind="quiet" size="m" onClick={() => setSystem(!isSystem)}>
          {t(isSystem ? 'plate.plateKeys' : 'plate.systemKeys')}
        </Button>
      </View>
    </View>
  )
}
