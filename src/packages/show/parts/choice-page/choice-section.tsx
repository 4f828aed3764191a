import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section/section'
import styles from './choice-section.module.scss'

/** Draws one choice of a `ChoicePage`, with a heading. */
export function ChoiceSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section className={styles.section} title={title}>
      {children}
    </Section>
  )
}
