/** The stacks that journeys run on, side by side: the default one, and others at port offsets. */
export const stackCount = Number(process.env.E2E_STACKS ?? 1);

/** Far enough from the next that no two ports of two stacks are the same. */
const distance = 400;

const first = Number(process.env.STACK_PORT_OFFSET ?? 0);

export const stackOffsets = Array.from({ length: stackCount }, (_, index) => first + index * distance);
