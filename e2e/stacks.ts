/** Number of stacks that run the journeys in parallel: the default one, and others at port offsets. */
export const stackCount = Number(process.env.E2E_STACKS ?? 1);

/** Distance between two port offsets. With it no two stacks share a port. */
const distance = 400;

const first = Number(process.env.STACK_PORT_OFFSET ?? 0);

export const stackOffsets = Array.from({ length: stackCount }, (_, index) => first + index * distance);
