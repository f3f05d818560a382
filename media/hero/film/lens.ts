import * as THREE from 'three';

const vertex =
  'varying vec2 vUv; void main(){ vUv = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }';

/**
 * Disc of taps on a golden spiral, written out since sines cost most in software; `reach` weighs a
 * tap.
 */
function discBlur(taps: number, radius: string, reach: string): string {
  const lines = Array.from({ length: taps - 1 }, (_, index) => {
    const far = Math.sqrt((index + 1) / taps);
    const angle = (index + 1) * Math.PI * (3 - Math.sqrt(5));
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far].map((part) => part.toFixed(5));
    return `there = texture2D(uImage, vUv + vec2(${x}, ${y}) * spread); far = ${far.toFixed(5)} * radius; w = ${reach}; sum += there * w; weight += w;`;
  });
  return /* glsl */ `
varying vec2 vUv; uniform sampler2D uImage; uniform vec2 uPixel; uniform float uRadius;
void main(){
  vec4 own = texture2D(uImage, vUv), sum = own, there;
  float radius = ${radius}, weight = 1.0, far, w;
  vec2 spread = radius * uPixel;
  ${lines.join('\n  ')}
  gl_FragColor = sum / weight;
}`;
}

/** One direction of a wide soft blur; the first pass keeps only what is bright enough to bloom. */
function soften(bright: boolean): string {
  const lines = Array.from({ length: 19 }, (_, index) => {
    const weight = Math.exp(-((index - 9) ** 2) / 30).toFixed(5);
    return `there = texture2D(uImage, vUv + uPixel * ${(index - 9).toFixed(1)}).rgb;
  sum += ${bright ? 'max(there - 0.62, 0.0) / (1.0 + 0.1 * there)' : 'there'} * ${weight}; weight += ${weight};`;
  });
  return /* glsl */ `
varying vec2 vUv; uniform sampler2D uImage; uniform vec2 uPixel;
void main(){
  vec3 sum = vec3(0.0), there; float weight = 0.0;
  ${lines.join('\n  ')}
  gl_FragColor = vec4(sum / weight, 1.0);
}`;
}

const finish = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uSharp; uniform sampler2D uSoft; uniform sampler2D uNear0; uniform sampler2D uNear1; uniform sampler2D uBloom; uniform sampler2D uAir; uniform float uLines;
vec3 film(vec3 x){ return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }
void main(){
  vec4 sharp = texture2D(uSharp, vUv);
  vec4 soft = texture2D(uSoft, vUv);
  vec3 colour = mix(sharp.rgb, soft.rgb, smoothstep(0.5, 1.5, soft.a * uLines));
  colour += texture2D(uAir, vUv).rgb;
  vec3 bloom = texture2D(uBloom, vUv).rgb;
  colour += bloom * 0.5;
  vec4 near0 = texture2D(uNear0, vUv), near1 = texture2D(uNear1, vUv);
  colour = colour * (1.0 - near0.a) + near0.rgb;
  colour = colour * (1.0 - near1.a) + near1.rgb + bloom * 0.12;
  vec2 off = vUv - vec2(0.5, 0.55);
  colour *= 1.0 - 0.55 * smoothstep(0.25, 0.85, length(off * vec2(1.0, 1.1)));
  colour = film(colour * 1.12);
  colour = pow(colour, vec3(1.0 / 2.2));
  float light = dot(colour, vec3(0.3, 0.59, 0.11));
  colour = mix(vec3(light), colour, 1.12);
  colour = mix(colour + vec3(0.008, 0.018, 0.058) * (1.0 - light), colour, light);
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  gl_FragColor = vec4(colour + (grain - 0.5) / 255.0, 1.0);
}`;

type NearLayer = { scene: THREE.Scene; blur: number };

/**
 * Takes the picture: depth of field, bloom and grade over a scene whose alpha is its blur radius.
 */
export function lens(renderer: THREE.WebGLRenderer, width: number, height: number) {
  const lines = height > width ? height / 1280 : height / 1080;
  const target = (scale: number, samples = 0) =>
    new THREE.WebGLRenderTarget(Math.ceil(width * scale), Math.ceil(height * scale), {
      type: THREE.HalfFloatType,
      samples,
      depthBuffer: samples > 0,
    });
  // Three quarters of the lines are enough under this much blur, and halve the drawing time.
  const sharp = target(0.75, 4);
  const half = target(0.5);
  const hazy = target(0.25);
  const near = [0, 1].map(() => ({ drawn: target(0.25, 4), blurred: target(0.25) }));
  const small = [target(0.125), target(0.125)] as const;
  const screen = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  const stage = new THREE.Scene();
  stage.add(screen);
  const flat = new THREE.OrthographicCamera();
  const pass = (fragmentShader: string, uniforms: Record<string, THREE.IUniform>) =>
    new THREE.ShaderMaterial({
      vertexShader: vertex,
      fragmentShader,
      uniforms,
      depthTest: false,
      depthWrite: false,
      blending: THREE.NoBlending,
    });
  const filter = (shader: string) =>
    pass(shader, { uImage: { value: null }, uPixel: { value: new THREE.Vector2() }, uRadius: { value: 0 } });
  const far = filter(
    discBlur(
      30,
      `own.a * ${lines.toFixed(4)}`,
      `clamp((there.a * ${lines.toFixed(4)} - far + 1.0) * 0.7, 0.0, 1.0)`,
    ),
  );
  const flatBlur = filter(discBlur(44, 'uRadius', '1.0'));
  const bright = filter(soften(true));
  const wide = filter(soften(false));
  const last = pass(finish, {
    uSharp: { value: sharp.texture },
    uSoft: { value: half.texture },
    uBloom: { value: small[0].texture },
    uAir: { value: hazy.texture },
    uLines: { value: lines },
    uNear0: { value: near[0]?.blurred.texture },
    uNear1: { value: near[1]?.blurred.texture },
  });
  function run(material: THREE.ShaderMaterial, to: THREE.WebGLRenderTarget | null): void {
    screen.material = material;
    renderer.setRenderTarget(to);
    renderer.render(stage, flat);
  }
  function apply(
    material: THREE.ShaderMaterial,
    from: THREE.WebGLRenderTarget,
    to: THREE.WebGLRenderTarget,
    x: number,
    y: number,
    radius: number,
  ): void {
    const { uImage, uPixel, uRadius } = material.uniforms;
    if (!uImage || !uPixel || !uRadius) throw new Error('A filter needs its image, pixel and radius');
    uImage.value = from.texture;
    (uPixel.value as THREE.Vector2).set(x, y);
    uRadius.value = radius;
    run(material, to);
  }
  return function take(
    scene: THREE.Scene,
    air: THREE.Scene,
    layers: readonly NearLayer[],
    camera: THREE.Camera,
  ): void {
    renderer.setClearColor(0x000000, 0);
    renderer.setRenderTarget(sharp);
    renderer.render(scene, camera);
    renderer.setRenderTarget(hazy);
    renderer.render(air, camera);
    apply(far, sharp, half, 1 / width, 1 / height, 0);
    layers.forEach((layer, index) => {
      const slot = near[index];
      if (!slot) return;
      renderer.setRenderTarget(slot.drawn);
      renderer.render(layer.scene, camera);
      apply(flatBlur, slot.drawn, slot.blurred, 1 / width, 1 / height, layer.blur * lines);
    });
    apply(bright, half, small[1], 4 / width, 0, 0);
    apply(wide, small[1], small[0], 0, 8 / height, 0);
    apply(wide, small[0], small[1], 16 / width, 0, 0);
    apply(wide, small[1], small[0], 0, 16 / height, 0);
    run(last, null);
  };
}
