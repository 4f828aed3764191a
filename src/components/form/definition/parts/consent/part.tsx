import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'
import { useLocalized } from '../../local-texts'
import { Frame } from '../frame'
import type { PartProps, Parts } from '../part'
import styles from '../parts.module.scss'

/** Draws the text and a box to agree. An agreement to an earlier version of the text does not count. */
const ConsentPart = observer(({ slot }: PartProps<'CONSENT'>) => {
  const t = useTexts(formDefinitionTexts)
  const read = useLocalized()
  const { text, textVersion } = slot.field.limits
  const isOutdated = slot.value !== undefined && slot.value !== textVersion
  return (
    <Frame slot={slot} {...(isOutdated && { note: t('problem.OUTDATED') })}>
      <View className={styles.consent}>
        <Text>{read(text)}</Text>
      </View>
      <Checkbox checked={slot.value === textVersion} onChange={(agrees) => slot.set(agrees ? textVersion : undefined)}>
        {t('consent.agree')}
      </Checkbox>
    </Frame>
  )
})

export const parts: Parts<'CONSENT'> = { CONSENT: ConsentPart }
