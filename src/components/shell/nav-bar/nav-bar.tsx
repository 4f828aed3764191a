import { View } from '@tarojs/components'
import { type ReactNode, useContext, useEffect } from 'react'
import type { LinkProps } from '../../link/use-link'
import { ScreenLifecycleContext } from '../../screen/screen-lifecycle'
import { useServices } from '../../services'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/names'
import { Pressable, type PressableProps } from '../../ui/pressable/pressable'
import { BackButton } from '../back-button/back-button'
import { useBarRoom } from '../use-bar-room'
import { usePageTitle } from '../use-page-title'
import { useStatusBar } from '../use-status-bar'
import styles from './nav-bar.module.scss'

export interface NavBarProps {
  title: string
  /** Second line: the subject of the screen. */
  note?: string
  /** Overlays the dark poster below it; `solid` once the content has scrolled under it. */
  over?: boolean
  solid?: boolean
  /** False for tabs, which have no back. */
  back?: boolean
  /** Replaces going one screen back. */
  onBack?: () => void
  /** Actions on the right: share, favourite. Beside the host's own menu, if there is one. */
  right?: ReactNode
}

/**
 * The bar on top of a screen, below the status bar: the screen's first element. On desktop it is the screen's heading
 * in the column; with `over` it only shows its actions, since the screen has its own heading.
 */
export function NavBar({ title, note, over = false, solid = false, back = true, onBack, right }: NavBarProps) {
  const { dialogs, navigate } = useServices()
  const lifecycle = useContext(ScreenLifecycleContext)
  const statusBarHeight = useStatusBar()
  const { row } = useBarRoom()
  usePageTitle(title)
  const clear = over && !solid
  useEffect(() => {
    if (!clear) return undefined
    lifecycle?.setDarkHead(true)
    return () => lifecycle?.setDarkHead(false)
  }, [clear, lifecycle])
  const leave = () => (onBack ? onBack() : void navigate.back())
  const goBack = async () => {
    const question = lifecycle?.leaveQuestion
    if (question) {
      if (!(await dialogs.confirm(question))) return
      lifecycle.allowLeave()
    }
    leave()
  }
  // Without a status bar the style sheet decides: on desktop the bar has a gap above it.
  const barStyle = over || statusBarHeight === 0 ? undefined : { paddingTop: statusBarHeight }
  return (
    <View className={classes(styles.room, over && styles.over)} style={barStyle}>
      <View className={classes(styles.bar, clear && styles.clear)} style={{ paddingTop: statusBarHeight }}>
        <View className={styles.row} style={row}>
          {back ? (
            <BackButton className={styles.act} onClick={() => void goBack()} />
          ) : (
            <View className={styles.edge} />
          )}
          <View className={styles.text}>
            <View className={classes(styles.title, clear && styles.unseen)} role="heading" ariaLevel={1}>
              {title}
            </View>
            {note && <View className={styles.note}>{note}</View>}
          </View>
          <View className={styles.right}>{right}</View>
        </View>
      </View>
    </View>
  )
}

export interface NavActionProps extends LinkProps {
  label: string
  icon: IconName
  solid?: boolean
  /** State of a toggle action: a favourite. */
  pressed?: boolean
  /** Beside the icon; part of the label. */
  count?: string
  /** A host's function that only a button can start: its share panel. */
  openType?: PressableProps['openType']
}

/** Draws an action in the bar's right slot. */
export function NavAction({ label, icon, solid, pressed, count, openType, to, onClick }: NavActionProps) {
  return (
    <Pressable
      className={classes(styles.act, count && styles.counted)}
      label={label}
      ariaPressed={pressed}
      openType={openType}
      to={to}
      onClick={onClick}
    >
      <Icon name={icon} solid={solid} />
      {count && <View className={styles.count}>{count}</View>}
    </Pressable>
  )
}
