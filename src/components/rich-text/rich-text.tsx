import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import type { RichBlock, RichRun } from '@/domain/rich-text/blocks'
import { readRichText } from '@/domain/rich-text/read-rich-text'
import { drawnWidth } from '@/domain/drawn-picture'
import boxStyles from '@/styles/box.module.scss'
import { classes } from '../ui/classes'
import { Picture } from '../ui/picture/picture'
import { Pressable } from '../ui/pressable/pressable'
import styles from './rich-text.module.scss'

const PICTURE = drawnWidth(343, 752, '92vw')

export interface RichTextProps {
  /** The merchant's HTML, as sent by the gateway. */
  html: string
  /** Level of its largest heading for screen readers, 2 by default. */
  level?: number
}

/** Draws a merchant's rich text in the storefront's own elements. The host never receives the text as markup. */
export function RichText({ html, level = 2 }: RichTextProps) {
  const blocks = useMemo(() => readRichText(html), [html])
  return (
    <View className={styles.rich}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} level={level} />
      ))}
    </View>
  )
}

function Block({ block, level }: { block: RichBlock; level: number }) {
  switch (block.kind) {
    case 'rule':
      return <View className={styles.rule} />
    case 'picture':
      return <Picture className={styles.picture} src={block.src} alt={block.alt} width={PICTURE} mode="widthFix" />
    case 'heading':
      return (
        <View className={styles[`heading${block.level}`]} role="heading" ariaLevel={level + block.level - 1}>
          <Runs runs={block.runs} />
        </View>
      )
    case 'item':
      return (
        <View className={classes(styles.item, styles[`depth${block.depth}`])}>
          <Text className={styles.mark}>{block.mark}</Text>
          <View className={boxStyles.grow}>
            <Runs runs={block.runs} />
          </View>
        </View>
      )
    default:
      return (
        <View className={styles[block.kind]}>
          <Runs runs={block.runs} />
        </View>
      )
  }
}

/**
 * Draws text runs of different styles in one flow. A link is a real link on the web, and a tap target in mini programs.
 */
function Runs({ runs }: { runs: readonly RichRun[] }) {
  return (
    <>
      {runs.map((run, index) =>
        run.href ? (
          <Pressable key={index} className={classes(styles.link, lookOf(run))} to={run.href} still>
            {run.text}
          </Pressable>
        ) : (
          <Text key={index} className={lookOf(run)}>
            {run.text}
          </Text>
        ),
      )}
    </>
  )
}

const lookOf = ({ strong, emphasis, underlined, struck }: RichRun): string =>
  classes(
    strong && styles.strong,
    emphasis && styles.emphasis,
    underlined && styles.underlined,
    struck && styles.struck,
  )
