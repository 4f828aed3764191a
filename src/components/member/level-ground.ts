import styles from './level-ground.module.scss'

const GROUNDS = [styles.silver, styles.gold, styles.platinum] as const

/** Returns the class that sets the colors of a level, counted from 1. Levels above the third look like the third. */
export const levelGround = (level: number): string => GROUNDS[Math.min(Math.max(level, 1), GROUNDS.length) - 1]
