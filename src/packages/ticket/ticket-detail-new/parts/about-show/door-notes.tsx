import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Section } from '@/components/ui/section/section'
import { ticketTexts } from '@/locales/namespaces/ticket'
import textStyles from '@/styles/text.module.scss'
import styles from './door-notes.module.scss'

/** Draws the venue's rules for admission. Draws nothing if the show has none. */
export function DoorNotes({ notes }: { notes: readonly string[] }) {
  const t = useTexts(ticketTexts)
  if (notes.length === 0) return null
  return (
    <Section title={t('detail.notes')}>
      <View className={textStyles.lead} role="list">
        {notes.map((note) => (
          <View key={note} className={styles.note} role="listitem">
            <Text>{note}</Text>
          </View>
        ))}
      </View>
    </Section>
  )
}
