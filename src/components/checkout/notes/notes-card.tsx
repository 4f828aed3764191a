import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card/card'
import styles from './notes-card.module.scss'

interface NotesCardProps {
  title: string
  notes: readonly string[]
  /** Content below the notes. */
  children?: ReactNode
}

/** Draws notes on the purchase; nothing without notes. */
export function NotesCard({ title, notes, children }: NotesCardProps) {
  if (notes.length === 0) return null
  return (
    <Card title={title}>
      {notes.map((note) => (
        <View key={note} className={styles.note}>
          <Text>{note}</Text>
        </View>
      ))}
      {children}
    </Card>
  )
}
