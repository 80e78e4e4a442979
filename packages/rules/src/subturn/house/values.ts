/** ST-5.4: how big an action is, ascending. */
export const GRADES = ["small", "medium", "large", "allOut"] as const;
/** Small 小技, medium 中技, large 大技, all-out 全力行動. */
export type Grade = (typeof GRADES)[number];

/** ST-9.3: what a technique is done with. */
export const PARTS = ["hand", "foot", "head", "torso", "weapon"] as const;

/** ST-23.2: when a condition ends of itself. */
export const UNTIL = ["nextSubturn", "sourceAction", "recovered", "manual"] as const;
/** Just before the bearer's next sub-turn, with the source's next real action, by a recovery check, or by the GM alone. */
export type Until = (typeof UNTIL)[number];

/** The attributes that can be rolled against. */
export const ATTRIBUTES = ["st", "dx", "ht"] as const;
/** 体力, 敏捷力 or 生命力. */
export type Attribute = (typeof ATTRIBUTES)[number];

/** ST-5.5: how often something can be used. */
export const USE_PERIODS = ["subturn", "mainTurn"] as const;
/** Within what span the uses return. */
export type UsePeriod = (typeof USE_PERIODS)[number];

/** ST-19: the classes of postures: 立姿勢, low, lying. */
export const POSTURE_CLASSES = ["standing", "low", "prone"] as const;
