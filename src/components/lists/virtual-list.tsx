import { View } from '@tarojs/components'
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { afterFrame } from '@/platform/next-frame'
import { observeElement } from '@/platform/visibility'
import { useDesktop } from '../shell/use-desktop'
import { inItsTurn } from './frame-queue'

/**
 * Number of entries per part, the unit that is drawn or removed.
 *
 * A mini program needs small parts: home with a page of 20 entries must have fewer than 1,000 nodes. With parts of 5, a
 * list of 300 entries has 60 parts, the limit of children per node there.
 *
 * The web uses larger parts, because a browser visits all parts in each frame. On desktop, the size is a multiple of
 * every grid's columns (2, 4 or 5). Otherwise a part would end within a row.
 */
const PHONE_PART = afterFrame === null ? 5 : 10
const DESKTOP_PART = 20

/** Distance from the screen at which a part is drawn, in screens. */
const REACH = 1

/** Number of steps in which a part is drawn, each in its own turn. A part is removed in one step, which costs less. */
const SHARES = 10

export interface VirtualListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** The class that lays out the entries. Parts are siblings with this class, which also sets the gap between them. */
  className: string
  /** Number of columns on phones, so that no part ends within a row; 1 by default. */
  columns?: number
  children: (item: T, index: number) => ReactNode
}

/**
 * Draws the entries of an endless list that are near the screen, because a page of a mini program is limited to 1,000
 * nodes. Distant entries are replaced by an empty box of the same height, so that nothing moves.
 */
export function VirtualList<T>({ items, keyOf, className, columns = 1, children }: VirtualListProps<T>) {
  const size = useDesktop() ? DESKTOP_PART : Math.ceil(PHONE_PART / columns) * columns
  const parts = Array.from({ length: Math.ceil(items.length / size) }, (_, part) => part * size)
  return (
    <>
      {parts.map((from) => (
        <Part key={`${size} ${from}`} className={className} alone={parts.length === 1}>
          {(share) => {
            const part = items.slice(from, from + size)
            return part
              .slice(0, Math.ceil(part.length * share))
              .map((item, index) => <Fragment key={keyOf(item)}>{children(item, from + index)}</Fragment>)
          }}
        </Part>
      ))}
    </>
  )
}

interface PartState {
  near: boolean
  /** Height of the whole part, CSS px. */
  height: number
  /** Number of drawn steps, at most `SHARES`. */
  drawn: number
}

const WHOLE: PartState = { near: true, height: 0, drawn: SHARES }

const goalOf = ({ near }: PartState): number => (near ? SHARES : 0)

/** Adds steps to a part near the screen. Removes all steps of a distant part. */
const onward = (part: PartState, shares: number): PartState => ({
  ...part,
  drawn: part.near ? Math.min(part.drawn + shares, SHARES) : 0,
})

interface PartProps {
  className: string
  /** True if this is the only part of the list. It is then not observed, because nothing would be removed. */
  alone: boolean
  /** Renders the first entries of the part. @param share fraction of the entries, from 0 to 1 */
  children: (share: number) => ReactNode
}

function Part({ className, alone, children }: PartProps) {
  const id = `part-${useId().replace(/:/g, '')}`
  const [part, setPart] = useState(WHOLE)
  const { height, drawn } = part
  const goal = goalOf(part)
  useEffect(() => {
    if (alone) return undefined
    const observing = observeElement(id, REACH, ({ near, height }) =>
      setPart(({ drawn }) => ({ near, height, drawn: afterFrame === null ? goalOf({ near, height, drawn }) : drawn })),
    )
    return observing.kind === 'observing' ? observing.dispose : undefined
  }, [id, alone])
  useEffect(() => {
    if (drawn === goal) return undefined
    return inItsTurn(goal > 0 ? 'coming' : 'going', (shares) => setPart((now) => onward(now, shares)))
  }, [drawn, goal])
  // While a part is incomplete, `start` stops its rows from stretching to the height of the box.
  const style = drawn === SHARES ? undefined : { height: `${height}px`, alignContent: 'start' }
  return (
    <View id={id} className={className} style={style}>
      {drawn > 0 && children(drawn / SHARES)}
    </View>
  )
}
