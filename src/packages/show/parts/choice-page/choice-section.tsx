import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section/section'
import styles from './choice-section.module.scss'

/** One choice of such a page, with its heading. */
export function ChoiceSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section className={styles.section} title={title}>
      {children}
    </Section>
  )
}
