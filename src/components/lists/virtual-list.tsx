import { View } from '@tarojs/components'
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { afterFrame } from '@/platform/next-frame'
import { observeElement } from '@/platform/visibility'
import { useDesktop } from '../shell/use-desktop'
import { inItsTurn } from './frame-queue'

/**
 * Entries per part. A mini program needs few: home, with a page of 20, then has fewer than 1,000 nodes. It needs enough
 * for a list of 300 with at most 60 parts, the limit of children per node there.
 * The web has more, because a browser visits all parts in each frame. On desktop it is a multiple of every grid's
 * columns (2, 4 or 5): otherwise a part would end within a row.
 */
const PHONE_PART = afterFrame === null ? 5 : 10
const DESKTOP_PART = 20

/** Distance from the screen at which a part is drawn, in screens. */
const REACH = 1

/** Number of shares that draw a part, each in its turn. It is removed at once, which costs less. */
const SHARES = 10

export interface VirtualListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** The class that lays out the entries. Parts are siblings with this class, which also sets the gap between them. */
  className: string
  children: (item: T, index: number) => ReactNode
}

/**
 * The entries of an endless list. It only draws those near the screen, since mini programs must limit a page to 1,000
 * nodes. Distant ones are an empty box of their last height, so that nothing moves.
 */
export function VirtualList<T>({ items, keyOf, className, children }: VirtualListProps<T>) {
  const size = useDesktop() ? DESKTOP_PART : PHONE_PART
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
  /** Number of drawn shares. */
  drawn: number
}

const WHOLE: PartState = { near: true, height: 0, drawn: SHARES }

const goalOf = ({ near }: PartState): number => (near ? SHARES : 0)

/** Adds shares, or removes all of them. */
const onward = (part: PartState, shares: number): PartState => ({
  ...part,
  drawn: part.near ? Math.min(part.drawn + shares, SHARES) : 0,
})

interface PartProps {
  className: string
  /** True for the only part: observing it saves nothing. */
  alone: boolean
  /** Renders its first entries, by their share of all. */
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
  // Rows preserve their height in a box that is higher.
  const style = drawn === SHARES ? undefined : { height: `${height}px`, alignContent: 'start' }
  return (
    <View id={id} className={className} style={style}>
      {drawn > 0 && children(drawn / SHARES)}
    </View>
  )
}
