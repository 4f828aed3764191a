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
  /**
   * Draws the bar transparent over the dark poster at the top. `solid` makes it opaque once the content scrolls under
   * it.
   */
  over?: boolean
  solid?: boolean
  /** False on tabs, which have no back button. */
  back?: boolean
  /** Replaces the default action of the back button, which goes one screen back. */
  onBack?: () => void
  /** Actions at the right, such as share and favorite. They leave space for the host's own menu. */
  right?: ReactNode
}

/**
 * Draws the bar at the top of a screen, below the status bar. It must be the screen's first element.
 *
 * On desktop, the bar is the heading of the screen's column. With `over`, the bar shows only its actions on desktop,
 * because the screen has its own heading.
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
  // Without a status bar, the style sheet sets the padding: on desktop there is a gap above the bar.
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
  /** State of a toggle button, such as "favorite". */
  pressed?: boolean
  /** Text beside the icon. It is part of the accessible label. */
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
