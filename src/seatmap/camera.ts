/** How the plan lies on the surface: `screen = plan × scale + (x, y)`; plan in cm, screen in CSS px. */
export interface Camera {
  /** CSS px a cm. */
  scale: number
  x: number
  y: number
}
