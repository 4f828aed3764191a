import styles from './level-ground.module.scss'

const GROUNDS = [styles.silver, styles.gold, styles.platinum] as const

/** Returns the class that sets the colours of a level, from 1. Levels above the third look like the third. */
export const levelGround = (level: number): string => GROUNDS[Math.min(Math.max(level, 1), GROUNDS.length) - 1]
