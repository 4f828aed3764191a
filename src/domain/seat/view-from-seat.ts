import type { SeatMap } from './seat-map'
import { cosineOff, facingOf } from './sightline'
import { createEye, type Point3 } from './view/eye'
import { fieldLayers } from './view/field'
import { rowLayers } from './view/rows'
import type { ViewShape } from './view/shape'
import { stageLayers } from './view/stage'

export interface SeatView {
  /** Distance from the viewer's eye to the middle of the stage, in meters. */
  distance: number
  /** Angle between the stage's axis and the viewer, in degrees from 0 to 180; 0 if the audience surrounds the stage. */
  angle: number
  /**
   * Vertical position of the horizon, in the unit of the shapes; negative if the horizon is above the middle of the
   * picture.
   */
  horizon: number
  /** True for an outdoor pitch; false for an indoor stage. */
  outdoors: boolean
  /**
   * Shapes from the most distant to the nearest. The origin is the middle of the stage, x grows to the right, y
   * downward. A length of 1 corresponds to a viewing angle of 45° from the middle, independent of the size of the
   * picture.
   */
  shapes: ViewShape[]
}

/** Height of a seated person's eye above the floor under the seat, cm. */
const EYE = 120

/**
 * Height of the point that the viewer looks at, above the stage's floor, in cm. It corresponds to the performers'
 * chests.
 */
const CHEST = 130

/** A coordinate that is outside all pictures. */
const EDGE = 9

/**
 * Returns the view from a seat: the stage or pitch, the rows and the people. The view is calculated from the seating
 * plan and the heights of its rows.
 * @param seat number of the seat in the map; an unknown seat causes a RangeError
 */
export const viewFromSeat = (map: SeatMap, seat: number): SeatView => {
  const own = map.rowOf[seat]
  if (own === undefined) throw new RangeError(`Unknown seat: ${seat}.`)
  const { stage } = map
  const facing = facingOf(map)
  const isStage = stage.kind === 'stage'
  const from: Point3 = [map.x[seat], map.y[seat], map.rows[own].height + EYE]
  const eye = createEye(from, [stage.x, stage.y, isStage ? CHEST : 0])
  const ground = map.rows.reduce((lowest, { height }) => Math.min(lowest, height), 0)
  const layers = [
    ...rowLayers(map, eye, own, ground),
    ...(isStage ? stageLayers(map, eye, facing, ground) : fieldLayers(map, eye)),
  ].sort((a, b) => b.distance - a.distance)
  const floor: ViewShape = {
    part: 'floor',
    points: [-EDGE, eye.horizon, EDGE, eye.horizon, EDGE, EDGE, -EDGE, EDGE],
    distance: 0,
    tone: 0,
  }
  const cosine = cosineOff(facing, from[0] - stage.x, from[1] - stage.y)
  return {
    distance: eye.distanceTo([stage.x, stage.y, 0]) / 100,
    angle: (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI,
    horizon: eye.horizon,
    outdoors: stage.kind === 'pitch',
    shapes: [floor, ...layers.flatMap(({ shapes }) => shapes)],
  }
}
