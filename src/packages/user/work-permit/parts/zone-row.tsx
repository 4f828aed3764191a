import { View } from '@tarojs/components'
import type { PermitZone } from '@/api/permit'
import { classes } from '@/components/ui/classes'
import { SelectRow, type SelectRowProps } from '@/components/ui/select-row/select-row'
import styles from './zone-row.module.scss'

const COLORS: Readonly<Record<PermitZone['color'], string | undefined>> = {
  RED: styles.red,
  ORANGE: styles.orange,
  GREEN: styles.green,
  BLUE: styles.blue,
  PURPLE: styles.purple,
}

interface ZoneRowProps extends Pick<SelectRowProps, 'notes' | 'onClick' | 'trail'> {
  zone: PermitZone
  ariaPressed?: boolean
}

/** Draws the letter of a zone on its color. */
export function ZoneLetter({ zone: { letter, color } }: { zone: PermitZone }) {
  return <View className={classes(styles.letter, COLORS[color])}>{letter}</View>
}

/** Draws a zone with its letter on its color. The name is text, so that no meaning depends on the color. */
export function ZoneRow({ zone, notes = [], ...row }: ZoneRowProps) {
  return (
    <SelectRow
      strong={row.ariaPressed ?? true}
      lead={<ZoneLetter zone={zone} />}
      title={zone.name}
      notes={notes}
      {...row}
    />
  )
}
