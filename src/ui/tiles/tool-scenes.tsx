import type { JSX } from 'react';

export type ToolArt =
  | 'icebreaker'
  | 'bio-creator'
  | 'bio-analyzer'
  | 'strategy'
  | 'red-flags'
  | 'subtext'
  | 'date-planner'
  | 'body-language'
  | 'outfit';

export interface Scene {
  glaze: 0 | 1 | 2 | 3;
  drawing: JSX.Element;
}

/** Each in a 96-unit tile whose corners (16 units) belong to the frame. */
export const toolScenes: Record<ToolArt, Scene> = {
  icebreaker: {
    glaze: 1,
    drawing: (
      <>
        <path
          className="fa"
          d="M28 22h20l-7 14 9 5-6 17L31 76V58h-3a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8zM54 22h16a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H50l7-20-9-5z"
        />
        <path className="fb" d="M63 62l5 7-5 7-5-7zM74 68l3.5 5-3.5 5-3.5-5zM51 72l3 4-3 4-3-4z" />
      </>
    ),
  },
  'bio-creator': {
    glaze: 0,
    drawing: (
      <>
        <path className="fc" d="M46 78Q22 76 18 50q22 2 28 28zM50 78q24-2 28-28-22 2-28 28z" />
        <path className="fa" d="M48 10 64 44 56 66H40L32 44z" />
        <path className="fg" d="M47 10h2v28h-2z" />
        <circle className="fg" cx="48" cy="42" r="5" />
        <path className="fb" d="M39 69h18v11H39z" />
      </>
    ),
  },
  'bio-analyzer': {
    glaze: 3,
    drawing: (
      <>
        <path className="fc" d="M57 64l7-7 19 19-7 7z" />
        <circle className="fa" cx="43" cy="43" r="28" />
        <circle className="fb" cx="43" cy="43" r="21" />
        <path className="fa" d="M30 33h26v5H30zM30 51h16v5H30z" />
        <path className="fc" d="M30 42h21v5H30z" />
      </>
    ),
  },
  strategy: {
    glaze: 2,
    drawing: (
      <>
        <path className="fc" d="M0 72h24v24H0zM48 72h24v24H48z" />
        <path className="fb" d="M24 72h24v24H24zM72 72h24v24H72z" />
        <path
          className="fa"
          d="M32 72c0-14 12-16 13-27l-10 6c-3 2-6 1-8-2l-3-5 15-18 3-9 8 7c16 3 23 18 22 48z"
        />
        <circle className="fc" cx="45" cy="31" r="2.5" />
        <path className="fc" d="M28 66h48v6H28z" />
      </>
    ),
  },
  'red-flags': {
    glaze: 0,
    drawing: (
      <>
        <path className="fa" d="M26 18h6v64h-6zM18 78h22v6H18z" />
        <circle className="fb" cx="29" cy="15" r="6" />
        <path className="fc" d="M32 22q12-9 24 0t24 0v32q-12 9-24 0t-24 0z" />
        <path className="fb" d="M32 34q12-9 24 0t24 0v7q-12 9-24 0t-24 0z" />
      </>
    ),
  },
  subtext: {
    glaze: 1,
    drawing: (
      <>
        <path className="fa" d="M50 14 66 42H36z" />
        <path className="fc" d="M0 44h96v36a16 16 0 0 0-16 16H16A16 16 0 0 0 0 80z" />
        <path className="fb" d="M30 48h44l7 14-17 14-15 10-14-14-9-8z" />
        <path className="fa" d="M0 40q12-8 24 0t24 0 24 0 24 0v6q-12 8-24 0t-24 0-24 0-24 0z" />
      </>
    ),
  },
  'date-planner': {
    glaze: 3,
    drawing: (
      <>
        <g transform="rotate(14 34 50)">
          <path className="fb" d="M20 20h26v16a13 13 0 0 1-26 0zM31 48h4v24h-4zM23 72h20v5H23z" />
          <path className="fc" d="M20 32h26v4a13 13 0 0 1-26 0z" />
        </g>
        <g transform="rotate(-14 62 50)">
          <path className="fb" d="M50 20h26v16a13 13 0 0 1-26 0zM61 48h4v24h-4zM53 72h20v5H53z" />
          <path className="fc" d="M50 32h26v4a13 13 0 0 1-26 0z" />
        </g>
        <path className="fa" d="M48 4l3.5 7-3.5 7-3.5-7zM34 7l3 5-3 5-3-5zM62 7l3 5-3 5-3-5z" />
      </>
    ),
  },
  'body-language': {
    glaze: 0,
    drawing: (
      <>
        <path className="fa" d="M12 80c0-24 6-34 18-34s20 12 20 34z" />
        <circle className="fa" cx="34" cy="33" r="10" />
        <path className="fc" d="M84 80c0-24-6-34-18-34s-20 12-20 34z" />
        <circle className="fc" cx="62" cy="33" r="10" />
        <path className="fb" d="M48 56l8 12-8 12-8-12zM48 10l4 6-4 6-4-6z" />
      </>
    ),
  },
  outfit: {
    glaze: 2,
    drawing: (
      <>
        <path className="fa" d="M36 18h24l20 12-7 20-9-4v34H32V46l-9 4-7-20z" />
        <path className="fc" d="M36 18h24L48 46zM32 74h32v6H32z" />
        <path className="fb" d="M42 18h12l-3 8 4 22-7 9-7-9 4-22z" />
      </>
    ),
  },
};
